import { routeLines, table } from './dump.ts';

table(
  {
    'the method QUERY': [
      [
        "const app = require('express')();\napp.query('/users', (req, res) => res.json([]));",
        'express app QUERY<query> /users </users>',
      ],
      [
        "const app = require('express')();\napp.route('/users').query((req, res) => res.json([]));",
        'express app QUERY<query> /users </users>',
      ],
      [
        "const fastify = require('fastify')();\nfastify.query('/users', async (request, reply) => []);",
        'fastify fastify QUERY<query> /users </users>',
      ],
      [
        "import { Hono } from 'hono';\nconst app = new Hono().query('/users', (c) => c.json([]));",
        'hono app QUERY<query> /users </users>',
      ],
    ],
    'a query of a database': [
      [
        "const { Pool } = require('pg');\nconst pool = new Pool();\npool.query('/* users */ SELECT 1', (error, rows) => {});",
      ],
      [
        "function list(db) {\n  db.query('SELECT * FROM users', [], (error, rows) => {});\n  return db.query('/users', (error, rows) => {});\n}",
      ],
    ],
  },
  routeLines,
);
