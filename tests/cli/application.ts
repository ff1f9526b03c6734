/** A small application with one of each: what moves with its callers, what stays, what is fine, what has no path. */
export const APPLICATION: Readonly<Record<string, string>> = {
  'app.js': [
    "const express = require('express');",
    'const app = express();',
    "app.use('/api', require('./routes/users'));",
    "app.all('/status', (req, res) => res.json({}));",
    'app.get(/^\\/legacy/, (req, res) => res.json({}));',
    "app.delete('/deleteOrder', (req, res) => res.json({}));",
    '// eslint-disable-next-line restful-routes/no-verb-segment',
    "app.get('/orders/list', (req, res) => res.json([]));",
    'module.exports = app;',
    '',
  ].join('\n'),
  'routes/users.js': [
    "const router = require('express').Router();",
    "router.get('/users/getAll', (req, res) => res.json([]));",
    "router.post('/users/update/:id', (req, res) => res.json({}));",
    "router.get('/users/:id', (req, res) => res.json({}));",
    'module.exports = router;',
    '',
  ].join('\n'),
  'test/users.test.js': [
    "const request = require('supertest');",
    "const app = require('../app');",
    "it('lists', () => request(app).get('/api/users/getAll').expect(200));",
    '',
  ].join('\n'),
  'README.md': 'Users are at `/api/users/getAll`.\n',
};

/** The same with nothing to be said of it. */
export const CLEAN: Readonly<Record<string, string>> = {
  'app.js': [
    "const app = require('express')();",
    "app.get('/users', (req, res) => res.json([]));",
    "app.get('/users/:id', (req, res) => res.json({}));",
    '',
  ].join('\n'),
};
