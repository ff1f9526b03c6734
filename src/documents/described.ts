import type { DocumentedApi } from '../model/documented-api.ts';
import { mayBeMarkdown, readMarkdownDocument } from './markdown/markdown-document.ts';
import { mayBeOpenApi, readOpenApi } from './openapi/open-api-document.ts';
import { mayBePage, readPage } from './pages/page-document.ts';
import { readFeatureFile } from './request-lists/feature-file.ts';
import { readHttpFile } from './request-lists/http-file.ts';
import { mayBePostman, readPostman } from './request-lists/postman.ts';

const HTTP_FILE = /\.(?:http|rest)$/i;
const FEATURE_FILE = /\.feature$/i;

/** Whether a document may describe an API, or contain requests to it, in a supported format. */
export function describes(file: string, text: string): boolean {
  return (
    HTTP_FILE.test(file) ||
    FEATURE_FILE.test(file) ||
    mayBeOpenApi(file, text) ||
    mayBePostman(file, text) ||
    mayBePage(file, text) ||
    mayBeMarkdown(file, text)
  );
}

/** Reads such a document; null where it is none after all, or its notation is not supported. */
export function readDescribed(file: string, text: string): DocumentedApi | null {
  if (HTTP_FILE.test(file)) return readHttpFile(text);
  if (FEATURE_FILE.test(file)) return readFeatureFile(text);
  if (mayBePage(file, text)) return readPage(file, text);
  if (mayBeMarkdown(file, text)) return readMarkdownDocument(text);
  return mayBePostman(file, text) ? readPostman(text) : readOpenApi(text);
}
