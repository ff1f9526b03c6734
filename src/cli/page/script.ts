/**
 * What the page runs: it shows the form, hides what the form filters out, and opens the row that a method of a tree
 * resolves to. Without it everything is shown.
 */
export const SCRIPT = `'use strict';
const form = document.getElementById('filters');
const count = document.getElementById('count');
const toggle = document.getElementById('toggle');
const rows = [...document.querySelectorAll('.row')];
const files = [...document.querySelectorAll('.file')];
const chips = [...document.querySelectorAll('.chip')];
const branches = [...document.querySelectorAll('.tree li')];

function filter() {
  const data = new FormData(form);
  const statuses = new Set(data.getAll('status'));
  const value = (name) => String(data.get(name) ?? '');
  const [reason, resource, text] = [value('reason'), value('resource'), value('text').trim().toLowerCase()];
  const shown = new Set();
  for (const row of rows) {
    const { status, reasons, resource: own } = row.dataset;
    row.hidden = !(
      statuses.has(status) &&
      (reason === '' || reasons.split(' ').includes(reason)) &&
      (resource === '' || own === resource) &&
      (text === '' || row.textContent.toLowerCase().includes(text))
    );
    if (!row.hidden) shown.add(row.id);
  }
  for (const chip of chips) chip.hidden = !shown.has(chip.dataset.row);
  for (const branch of branches) branch.hidden = !branch.querySelector('.chip:not([hidden])');
  for (const file of files) file.hidden = !file.querySelector('.row:not([hidden])');
  count.textContent = shown.size + ' of ' + rows.length + ' routes';
}

function openTarget() {
  const row = document.getElementById(location.hash.slice(1));
  if (!row?.matches('.row')) return;
  row.open = true;
  row.querySelector('summary').focus();
}

form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(filter));
toggle.addEventListener('click', () => {
  const isOpen = toggle.getAttribute('aria-pressed') !== 'true';
  toggle.setAttribute('aria-pressed', String(isOpen));
  for (const row of rows) row.open = isOpen;
});
window.addEventListener('hashchange', openTarget);
filter();
openTarget();
`;
