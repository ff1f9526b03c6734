/**
 * Reads a property of the context that ESLint passes to a rule. ESLint makes one object a file the prototype of all
 * contexts, so that each of them is new to the engine, which looks up what is read by name in its slowest way; a
 * reflected read costs as little as one of any object.
 *
 * @returns what `context[key]` is
 */
export function readContext<Context extends object, Key extends keyof Context>(
  context: Context,
  key: Key,
): Context[Key] {
  return Reflect.get(context, key);
}
