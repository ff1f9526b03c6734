/** A server with two routes that are rewritten and keep their methods. */
export const USERS_SERVER = [
  "const express = require('express');",
  'const app = express();',
  "app.get('/api/users/getAll', (req, res) => res.json([]));",
  "app.delete('/api/users/delete/:id', (req, res) => res.sendStatus(204));",
].join('\n');

/** The same server, rewritten. */
export const USERS_SERVER_MOVED = USERS_SERVER.replace('/getAll', '').replace('/delete/', '/');
