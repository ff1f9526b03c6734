/** Something that the user asked for in a way that cannot be answered; its message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
