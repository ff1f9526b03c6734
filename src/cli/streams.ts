import type { Environment } from './colors.ts';
import type { Screen } from './progress.ts';

/** Where output and errors go. */
export interface Streams {
  readonly stdout: Screen;
  readonly stderr: Screen;
  /** The environment: it may ask for colours or forbid them, and names the repository in GitHub Actions. */
  readonly env?: Environment;
}
