/** The servers of applications whose identifiers travel in bodies and queries, but for those of NestJS. */

/** @param services gets the functions and the schemas that the handler uses */
function handlerOf(server, { name, thing, carrier, find, read, isWrapped }, added, services, modules) {
  const body = read({
    declare: (parameter, result) => {
      services.push(`const ${name}Service = async (${parameter}) => ${result};\n`);
      return `${name}Service`;
    },
    schema: (fields) => {
      const library = modules.load(['zod', 'zod']);
      if (!services.includes(library)) services.push(library);
      services.push(`const ${name}Schema = zod.object(${fields});\n`);
      return `${name}Schema`;
    },
    from: server[carrier],
    find: (id, data) => `await ${thing}.${find}(${id}${data ? `, ${data}` : ''})`,
    ...{ answer: server.answer, refuse: server.refuse },
  });
  const code = server.handler((added.before?.(server) ?? '') + body);
  return isWrapped ? `wrap(${code})` : code;
}

/**
 * The files of a server.
 *
 * @param endangered the route that a hazard adds something to; null where there is none
 * @param added what that is
 */
export function serverFiles({ server, handlers, endangered, added, isControlled, modules }) {
  const on = server.on ?? 'app';
  const models = [...new Set(handlers.map(({ thing }) => thing))];
  const imported = modules.load(['models', './models']);
  const pulled = `const { ${models.join(', ')} } = models;\n`;
  const services = handlers.some(({ isWrapped }) => isWrapped) ? [server.wrapper] : [];
  const written = handlers.map((route) => [
    route,
    handlerOf(server, route, route.name === endangered?.name ? added : {}, services, modules),
  ]);
  const registered = written.map(([{ name, method, path, schema }, code]) =>
    server.register(on, method, path, isControlled ? `handlers.${name}` : code, schema),
  );
  const handlersFile = `${imported}${pulled}${services.join('')}${written
    .map(([{ name }, code]) => `const ${name} = ${code};\n`)
    .join('')}${modules.default(`{ ${handlers.map(({ name }) => name).join(', ')} }`)}`;
  return {
    'models.js': `${modules.load(['mongoose', 'mongoose'])}${modules.default(
      `{ ${models.map((name) => `${name}: mongoose.model('${name}')`).join(', ')} }`,
    )}`,
    ...(isControlled && { 'handlers.js': handlersFile }),
    'server.js': [
      ...server.imports.map(modules.load),
      isControlled ? modules.load(['handlers', './handlers']) : imported + pulled + services.join(''),
      ...[server.start, added.first ?? '', ...registered, added.last ?? '', server.end, modules.default('app')],
    ].join(''),
  };
}
