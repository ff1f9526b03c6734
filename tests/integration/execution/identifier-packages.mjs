/** Stand for packages: models answer what they are asked for, and convert identifiers as Mongoose does; schemas make texts. */
export const PACKAGES = {
  mongoose: `const found = (name, does) => async (id, data) => ({ name, does, id: String(id), data: data ?? null });
exports.model = (name) => ({
  findById: found(name, 'findById'),
  findByIdAndUpdate: found(name, 'findByIdAndUpdate'),
  findByIdAndDelete: found(name, 'findByIdAndDelete'),
});
`,
  zod: `const field = (make) => ({ parse: make });
exports.coerce = { string: () => field(String) };
exports.object = (fields) =>
  field((value) => Object.fromEntries(Object.entries(fields).map(([name, { parse }]) => [name, parse(value[name])])));
`,
  'koa-bodyparser': `module.exports = () => async (ctx, next) => {
  let text = '';
  for await (const part of ctx.req) text += part;
  const isForm = (ctx.headers['content-type'] ?? '').includes('urlencoded');
  ctx.request.body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {};
  return next();
};
`,
};
