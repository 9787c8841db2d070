/** A way in which a server can be brought to answer. */
export interface Form {
  /** The end of "an image over ...". */
  readonly says: string;
  /**
   * The folder of the album that is served so, or another path; `picture.png` and `photo.webp` are under it.
   */
  readonly folder: string;
  /** Headers to ask with, beside those of Clipwright, for what shows that the server does as said. */
  readonly asking?: readonly string[];
  /** The head of its answer to a request for the photograph: what is small, some send otherwise. */
  readonly shows: RegExp;
  /** For an answer that is not believed: the reason in the log. */
  readonly refusedFor?: string;
}

/** Where a server is to serve what. `folder` is its own, for its configuration and whatever it writes. */
export interface Place {
  readonly port: number;
  readonly folder: string;
  readonly album: string;
}

export interface StartWith {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A web server that we did not write, as a program of this machine. */
export interface WebServer {
  readonly name: string;
  readonly program: string;
  readonly forms: readonly Form[];
  /** Writes its configuration and says how it is started. */
  prepare(place: Place): Promise<StartWith>;
}

export const KEPT_ALIVE = /^HTTP\/1\.1 200 (?![^]*^connection: close)[^]*^content-length: \d/im;
export const CLOSING = /^HTTP\/1\.1 200 [^]*^connection: close/im;
export const IN_CHUNKS = /^HTTP\/1\.1 200 (?![^]*^content-length:)[^]*^transfer-encoding: chunked/im;
export const AS_BEFORE_1_1 = /^HTTP\/1\.0 200 /;
export const PACKED = /^HTTP\/1\.1 200 [^]*^content-encoding: gzip/im;
export const WHOLE = /^HTTP\/1\.[01] 200 /;
export const MOVED = /^HTTP\/1\.[01] 30[1278] [^]*^location: /im;

export const ASKING_FOR_A_RANGE = ['Range: bytes=0-9'];
export const ASKING_FOR_GZIP = ['Accept-Encoding: gzip'];
