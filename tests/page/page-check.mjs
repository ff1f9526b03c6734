/**
 * `npm run page-check`: opens the page that `restful-routes plan --format html` writes in a Chromium without a window,
 * as Debian has it (`apt-get install chromium`): in light and in dark, narrow, with the keyboard alone, without scripts,
 * and with hostile names in the project. `--screenshot` renews the picture of the documentation.
 */
/* global document, window -- what is handed to the browser is executed there */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TOOLS = ['playwright-core@1.65.1', 'axe-core@4.14.1'];
const BROWSERS = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'];

/** Names that would become markup or script, if one of them was not escaped. */
const HOSTILE = [
  '</script><script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '" onmouseover="window.hit = 1" x="',
  "' onfocus='window.hit = 1' autofocus x='",
  '</style></code></details><svg onload=window.hit=1>',
  '--><!-- &lt;b&gt; \u202e \u0007 ${window.hit = 1}',
];

const temporary = mkdtempSync(path.join(tmpdir(), 'restful-routes-page-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const failures = [];
const executablePath = browser();
const { chromium, axe } = await tools();
const sample = pageOf(path.join(ROOT, 'tests/fixtures/sample-app'), 'sample.html');
const hostile = pageOf(hostileProject(), 'hostile.html');
const started = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const [name, file] of Object.entries({ sample, hostile })) {
  for (const colorScheme of ['light', 'dark'])
    await visit(`${name}, ${colorScheme}`, file, { colorScheme }, looksRight);
  await visit(`${name}, narrow`, file, { viewport: { width: 320, height: 640 } }, looksRight);
  await visit(`${name}, keyboard`, file, {}, name === 'sample' ? worksByKeyboard : listsHostileNames);
  await visit(`${name}, without scripts`, file, { javaScriptEnabled: false }, showsAll);
}
if (process.argv.includes('--screenshot')) await visit('screenshot', sample, { colorScheme: 'light' }, takePicture);
await started.close();
console.log(failures.length === 0 ? `Everything holds in ${version()}.` : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

function expect(what, holds, shown = '') {
  if (!holds) failures.push(`${what} ${JSON.stringify(shown)}`);
}

/** The first browser that answers. */
function browser() {
  const found = BROWSERS.find((name) => name && spawnSync(name, ['--version']).status === 0);
  if (!found) throw new Error('There is no Chromium here: apt-get install chromium, or set CHROMIUM to one.');
  return execFileSync('which', [found], { encoding: 'utf8' }).trim();
}

function version() {
  return execFileSync(executablePath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** What drives the browser, and what looks for obstacles to people: installed for this run alone. */
async function tools() {
  writeFileSync(path.join(temporary, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...TOOLS], {
    cwd: temporary,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const packages = path.join(temporary, 'node_modules');
  const { chromium } = await import(pathToFileURL(path.join(packages, 'playwright-core/index.mjs')).href);
  return { chromium, axe: readFileSync(path.join(packages, 'axe-core/axe.min.js'), 'utf8') };
}

function pageOf(project, name) {
  const output = path.join(temporary, name);
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'dist/cli.js'), 'plan', '--output', output], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 1) throw new Error(`No plan of ${project}: ${stderr}`);
  return output;
}

function hostileProject() {
  const folder = path.join(temporary, 'app <b onclick="x">');
  mkdirSync(folder);
  const routes = HOSTILE.map(
    (name) => `app.get(${JSON.stringify(`/users/${name}/list`)}, (req, res) => res.json([]));`,
  );
  writeFileSync(
    path.join(folder, `a'"<img src=x onerror=alert(1)>.js`),
    ["const app = require('express')();", ...routes, "app.get('/users/getAll', (req, res) => res.json([]));", ''].join(
      '\n',
    ),
  );
  return folder;
}

/** Opens a page and makes sure that it says nothing to the console and asks for nothing else. */
async function visit(what, file, options, look) {
  const context = await started.newContext(options);
  const page = await context.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('request', (request) => request.url() === url || said.push(`asks for ${request.url()}`));
  const url = pathToFileURL(file).href;
  await page.goto(url);
  await look(page, what).catch(({ message }) => failures.push(`${what}: ${message}`));
  expect(`${what}: the page is not silent:`, said.length === 0, said);
  if (options.javaScriptEnabled !== false)
    expect(`${what}: a name of the project was executed`, await page.evaluate(() => window.hit === undefined));
  await context.close();
}

async function looksRight(page, what) {
  await page.click('#toggle');
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(`${what}: the page is wider than the window:`, scrollWidth <= innerWidth, scrollWidth);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 200)}`);
  expect(`${what}: obstacles to people:`, violations.length === 0, found);
}

async function worksByKeyboard(page, what) {
  const total = await page.locator('.row').count();
  const press = (key) => page.keyboard.press(key);
  const expectCount = async (step, shown) => {
    const text = await page.textContent('#count');
    expect(`${what}: ${step}:`, text === `${shown} of ${total} routes`, text);
    const visible = await page.locator('.row:not([hidden])').count();
    expect(`${what}: ${step}, rows:`, visible === shown, visible);
  };
  await press('Tab');
  expect(
    `${what}: the first stop is not the skip link`,
    await page.evaluate(() => document.activeElement.className === 'skip'),
  );
  await press('Tab');
  const fixed = await page.locator('.row[data-status=fixed]').count();
  await press('Space');
  await expectCount('without those that are fixed', total - fixed);
  await press('Space');
  await page.focus('select[name=reason]');
  await press('ArrowDown');
  const reason = await page.inputValue('select[name=reason]');
  await expectCount(`of the reason ${reason}`, await page.locator(`.row[data-reasons~="${reason}"]`).count());
  await press('Home');
  await page.focus('select[name=resource]');
  await press('ArrowDown');
  const resource = await page.inputValue('select[name=resource]');
  await expectCount(`of the resource ${resource}`, await page.locator(`.row[data-resource="${resource}"]`).count());
  const chips = await page.locator('.chip:not([hidden])').count();
  expect(`${what}: the trees do not follow the filter:`, chips > 0 && chips < total, chips);
  await press('Home');
  await page.focus('input[type=search]');
  await page.keyboard.type('no such address');
  await expectCount('of no address', 0);
  await press('Tab');
  await press('Enter');
  await page.waitForFunction((count) => document.getElementById('count').textContent.startsWith(`${count} of`), total);
  await expectCount('after the reset', total);
  await page.focus('.chip');
  const row = await page.evaluate(() => document.activeElement.dataset.row);
  await press('Enter');
  await page.waitForSelector(`#${row}[open]`);
  expect(
    `${what}: the row has no focus`,
    await page.evaluate((id) => document.activeElement.parentElement.id === id, row),
  );
  await press('Space');
  expect(`${what}: the row does not close`, (await page.getAttribute(`#${row}`, 'open')) === null);
}

/** What the source says is on the page to the letter, but for signs that are no text. */
async function listsHostileNames(page, what) {
  const text = await page.evaluate(() => document.body.textContent);
  for (const name of HOSTILE) {
    const [shown] = name.replaceAll(/[\p{Cc}\u202e]/gu, '\uFFFD').split(' ${');
    expect(`${what}: a name is missing:`, text.includes(shown), name);
  }
}

async function showsAll(page, what) {
  expect(
    `${what}: a row is hidden`,
    (await page.locator('.row:visible').count()) === (await page.locator('.row').count()),
  );
  expect(`${what}: the form is shown, which does nothing`, await page.locator('#filters').isHidden());
}

/** One resource, with some rows open. */
async function takePicture(page) {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.selectOption('select[name=resource]', 'books');
  for (const row of ['.row[data-status=fixed]:has(dd .new)', '.row[data-status=withheld]'])
    await page
      .locator(row)
      .first()
      .evaluate((each) => (each.open = true));
  mkdirSync(path.join(ROOT, 'docs/images'), { recursive: true });
  await page.screenshot({
    path: path.join(ROOT, 'docs/images/plan.png'),
    fullPage: true,
    clip: { x: 0, y: 0, width: 1000, height: 1130 },
  });
}
