/** A plugin that does nothing: what any plugin costs at least. */
export const emptyPlugin = {
  meta: { name: 'empty', version: '0.0.0' },
  rules: { 'call-expression': { meta: { schema: [] }, create: () => ({ CallExpression() {} }) } },
};

export default emptyPlugin;
