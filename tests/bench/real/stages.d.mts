export interface Frame {
  readonly url: string;
  readonly functionName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[];
  readonly samples: readonly number[];
}

/** How many samples of a profile fall into each stage. */
export function samplesByStage(profile: Profile, moduleOf: (frame: Frame) => string | null): Map<string, number>;
