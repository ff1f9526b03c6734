/** A function that registers routes, as a user describes it because its source does not tell: that of a package. */
export interface RegistrarSetting {
  /** What is called: `addRoute`, `helpers.addRoute`, or `*.authGet` for a method of whatever it is called on. */
  readonly callee: string;
  /** The method that it registers, or the argument that specifies it. */
  readonly method: string | ArgumentSetting;
  readonly path: ArgumentSetting;
  /** The argument that is the router; left out where none is. */
  readonly router?: ArgumentSetting;
  /** What it puts before each path. */
  readonly prefix?: string;
  /** The framework whose paths it takes, by its name here; otherwise the one that the file imports. */
  readonly framework?: string;
}

/** An argument of a call, counted from 0, or a property of an object among them. */
export interface ArgumentSetting {
  readonly argument: number;
  readonly property?: string;
}
