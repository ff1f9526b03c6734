import type { Request } from '../model/request.ts';
import { literalKey } from '../values/place.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { ComparedUrl } from './compared-urls.ts';
import type { EvaluatedTexts } from './evaluated-texts.ts';
import type { Found, FoundRequests } from './found-requests.ts';
import type { LiteralUses } from './literal-uses.ts';
import type { OtherUses } from './other-uses.ts';
import { pathOrigin, saysAddress } from './path-origins.ts';
import { requestKey } from './request-key.ts';
import { RequestsByFile } from './requests-by-file.ts';
import type { SentCalls } from './sent-calls.ts';
import { methodText } from './sent-request.ts';

/** The requests that an evaluation has found so far, each once for each text that its URL may be. */
export class TakenRequests {
  readonly #uses: LiteralUses;
  readonly #others: OtherUses;
  readonly #sent: SentCalls;
  readonly #texts: EvaluatedTexts;
  readonly #byKey = new Map<string, Found>();
  readonly #byFile: RequestsByFile;

  /**
   * @param uses gets the literals of their URLs
   * @param others gets what turns out to be no URL
   */
  constructor(uses: LiteralUses, others: OtherUses, sent: SentCalls, texts: EvaluatedTexts) {
    this.#uses = uses;
    this.#others = others;
    this.#sent = sent;
    this.#texts = texts;
    this.#byFile = new RequestsByFile(uses);
  }

  get byKey(): ReadonlyMap<string, Found> {
    return this.#byKey;
  }

  /** Records a request for each of the texts that its URL may be; returns the keys of these requests. */
  take(found: Omit<Found, 'url' | 'key'>): readonly string[] {
    const { sent, call, callers } = found;
    this.#others.answered(sent.result);
    return joined([sent.url]).flatMap((url) => {
      if (url.kind !== 'text' || !saysAddress(plainText(url) ?? '', sent, call.given)) {
        this.#others.used(url);
        return [];
      }
      const key = requestKey(sent, url, call);
      if (sent.match) this.#uses.compared(url, key);
      else this.#uses.sent(url, key);
      const method = methodText(sent);
      if (method) this.#uses.saidMethod(method, key);
      const origin = pathOrigin(url);
      this.#sent.sent(key, origin ? literalKey(origin) : key, sent, call, callers);
      this.#texts.sent(url);
      const request = { ...found, url, key };
      this.#byKey.set(key, request);
      this.#byFile.add(request);
      return [key];
    });
  }

  /** Takes a condition that compares the URLs of requests. */
  compare({ sent, place }: ComparedUrl): readonly string[] {
    return this.take({
      sent,
      call: { ...place, given: [], member: null, isWritten: true },
      callers: [],
      receiver: '',
    });
  }

  /** Forgets a request, which turned out to be a part of another one. */
  delete(key: string): void {
    this.#byKey.delete(key);
    this.#byFile.delete(key);
  }

  /** The files whose literals specify their paths. */
  get files(): readonly string[] {
    return this.#byFile.files;
  }

  /** The requests whose paths are specified by literals of a file, as `requests` lists them. */
  in(file: string, requests: FoundRequests): readonly Request[] {
    return this.#byFile.in(file).map(({ found, origin }) => requests.requestAt(found, origin));
  }
}
