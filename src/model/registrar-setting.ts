/** A function that registers routes, configured by the user as its source is not visible: that of a package. */
export interface RegistrarSetting {
  /** The callee: `addRoute`, `helpers.addRoute`, or `*.authGet` for a member of any object. */
  readonly callee: string;
  /** The method that it registers, or the argument for it. */
  readonly method: string | ArgumentSetting;
  readonly path: ArgumentSetting;
  /** The argument for the router; left out where there is none. */
  readonly router?: ArgumentSetting;
  /** The prefix that it adds to each path. */
  readonly prefix?: string;
  /** The name of the framework whose path syntax it uses; left out for the one that the file imports. */
  readonly framework?: string;
}

/** An argument of a call, counted from 0, or a property of that argument. */
export interface ArgumentSetting {
  readonly argument: number;
  readonly property?: string;
}
