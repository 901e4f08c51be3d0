/** Where it is told what each request took, by its method and the pattern of its route alone. */
export interface Traces {
  /** Returns what ends it, with the status that it was answered with. */
  begin(request: { readonly method: string; readonly route: string }): (status: number) => void;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}
