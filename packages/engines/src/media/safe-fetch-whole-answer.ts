import type { Dispatcher } from 'undici';

/**
 * Lets an answer end well whose announced bytes have all come, though its origin closed a connection that was
 * to be kept alive: undici takes that for a break while its reader is behind, and drops what it holds for it.
 * Not for requests that ask for another protocol: nothing here does.
 */
export const wholeAnswers: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, endingWell(handler));

function endingWell(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  /** Not a number where no length was announced, and so never nought. */
  let leftBytes = Number.NaN;
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onResponseStart: (controller, status, headers, text) => {
      leftBytes = Number(headers['content-length'] ?? Number.NaN);
      handler.onResponseStart?.(controller, status, headers, text);
    },
    onResponseData: (controller, chunk) => {
      leftBytes -= chunk.byteLength;
      handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => {
      if (leftBytes === 0 && isClosing(error)) return handler.onResponseEnd?.(controller, {});
      handler.onResponseError?.(controller, error);
    },
  };
}

/** The other side's end of the connection; what we end ourselves has another code. */
const isClosing = (error: Error & { readonly code?: string }): boolean => error.code === 'UND_ERR_SOCKET';
