import type { DocumentedApi } from '../model/documented-api.ts';
import { mayBeMarkdown, readMarkdownDocument } from './markdown/markdown-document.ts';
import { mayBeOpenApi, readOpenApi } from './openapi/open-api-document.ts';
import { mayBePage, readPage } from './pages/page-document.ts';
import { readHttpFile } from './request-lists/http-file.ts';
import { mayBePostman, readPostman } from './request-lists/postman.ts';

const HTTP_FILE = /\.(?:http|rest)$/i;

/** Whether a document may describe an API, or ask for it, in a format that is understood. */
export function describes(file: string, text: string): boolean {
  return (
    HTTP_FILE.test(file) ||
    mayBeOpenApi(file, text) ||
    mayBePostman(file, text) ||
    mayBePage(file, text) ||
    mayBeMarkdown(file, text)
  );
}

/** Reads such a document; null where it is none after all, or is not understood. */
export function readDescribed(file: string, text: string): DocumentedApi | null {
  if (HTTP_FILE.test(file)) return readHttpFile(text);
  if (mayBePage(file, text)) return readPage(file, text);
  if (mayBeMarkdown(file, text)) return readMarkdownDocument(text);
  return mayBePostman(file, text) ? readPostman(text) : readOpenApi(text);
}
