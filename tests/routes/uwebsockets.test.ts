import { routeLines, table } from './dump.ts';

const UWS = "const uWS = require('uWebSockets.js'); ";

table(
  {
    'plain registrations': [
      [
        `${UWS}const app = uWS.App(); app.get('/lamps', (res, req) => { res.end('[]'); })`,
        'uwebsockets.js app GET<get> /lamps </lamps>',
      ],
      [
        `${UWS}const app = uWS.SSLApp({}); app.del('/lamps/:id', (res, req) => { res.end(req.getParameter(0)); })`,
        'uwebsockets.js app DELETE<del> /lamps/:id </lamps/:id>',
      ],
      [
        `import uWS from 'uWebSockets.js'; uWS.App().get('/lamps', list).any('/*', refuse).listen(9001, () => {})`,
        'uwebsockets.js App GET<get> /lamps </lamps>',
        'uwebsockets.js App ALL<any> /* </*>',
      ],
      [
        `import { App } from 'uWebSockets.js'; App({}).ws('/*', { open() {} }).post('/lamps', create)`,
        'uwebsockets.js App POST<post> /lamps </lamps>',
      ],
      [
        `import type { TemplatedApp } from 'uWebSockets.js'; export const lamps = (app: TemplatedApp) => { app.get('/lamps', list); }`,
        'uwebsockets.js app GET<get> /lamps </lamps>',
      ],
    ],
    'no routes': [
      [`${UWS}const app = uWS.App(); app.delete('/lamps/:id', (res, req) => {})`],
      [`${UWS}const app = uWS.App(); app.ws('/lamps', { message() {} })`],
      [`${UWS}const app = uWS.App(); app.use('/lamps', (res, req) => {})`],
      // A client calls back as well.
      ["api.get('/lamps', (res, req) => { show(res); })"],
      ["api.get('/lamps', (res, _) => { show(res); })"],
    ],
  },
  routeLines,
);
