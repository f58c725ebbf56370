/** What is said to a caller who may not, or did not ask rightly. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
