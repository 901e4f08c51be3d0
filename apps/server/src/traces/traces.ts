/** Receives the duration of each request, with only its method and route pattern. */
export interface Traces {
  /** Returns the function that ends it with the response's status. */
  begin(request: { readonly method: string; readonly route: string }): (status: number) => void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}
