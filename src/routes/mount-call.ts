import type { PathArgument } from './calls/path-argument.ts';
import type { Response } from '../model/handler.ts';
import type { Mount } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import type { FilePlace } from '../model/text.ts';
import type { SentFolder } from '../model/sent-folder.ts';
import type { Receiver } from './values/abstract-value.ts';

/** What one argument of a mounting call is: a router of this file, one of another file, or middleware. */
export type Mounted = { readonly wrapped?: WrappedArgument | undefined } & (
  | ({ readonly kind: 'router'; readonly child: Receiver | null } & Pick<
      Mount,
      'from' | 'parameter' | 'folder' | 'isFlat'
    >)
  | {
      readonly kind: 'middleware';
      readonly response: Response;
      readonly places?: readonly FilePlace[] | undefined;
      readonly sends?: SentFolder | undefined;
      readonly forwards?: boolean;
      readonly isLast?: boolean;
      readonly from: Reference | null;
    }
);

/** What a function of another file is given that answers what is mounted. */
interface WrappedArgument {
  readonly by: Reference;
  readonly mounted: Mounted;
}

/** A mounting call as it is written. */
export interface MountCall {
  /** Empty where requests of every path are intended. */
  readonly paths: readonly PathArgument[];
  readonly mounted: readonly Mounted[];
}
