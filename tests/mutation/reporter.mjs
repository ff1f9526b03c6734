/**
 * Prints each change that no test notices as soon as it was tried, so that a run of hours may be stopped and has still
 * told something. See https://stryker-mutator.io/docs/stryker-js/guides/create-a-plugin/
 */
import path from 'node:path';
import process from 'node:process';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult */

/** Whether no test notices a change. */
export function isLeft(/** @type {Pick<MutantResult, 'status'>} */ { status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

class Survivors {
  /** @param {MutantResult} result */
  onMutantTested(result) {
    if (!isLeft(result)) return;
    const { fileName, location, mutatorName, replacement, status } = result;
    const at = `${path.relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`${at} ${mutatorName}${status === 'NoCoverage' ? ' (no test runs it)' : ''}\n    ${replacement}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
