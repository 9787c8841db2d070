interface Culprit {
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** Seconds after which programs on the way end a call unless they are told otherwise. */
const CULPRITS: readonly Culprit[] = [
  {
    from: 28,
    to: 33,
    says: "30 s is the limit of Heroku's router, which nothing raises, and what load balancers of Google Cloud allow a backend: raise the backend's timeout to 330 s.",
  },
  {
    from: 58,
    to: 66,
    says: "60 s is what nginx allows (set `proxy_read_timeout 330s;`), what Apache does (`ProxyTimeout 330`), and the idle timeout of AWS's load balancers (set it to 330 s).",
  },
  {
    from: 95,
    to: 130,
    says: "100 to 125 s are Cloudflare's (its error 524), which only its Enterprise plans raise: go past it under a name without the orange cloud, or have signs of life sent.",
  },
  {
    from: 225,
    to: 245,
    says: "230 s is the limit of Azure's App Service, which nothing raises: have signs of life sent.",
  },
  {
    from: 290,
    to: 315,
    says: "300 s is what Cloud Run allows a request (raise its timeout), and what Node's own fetch waits for the head of an answer.",
  },
];

/** Who usually ends a call after so many seconds, and what to set there. */
export const culpritAfter = (seconds: number): string =>
  CULPRITS.find(({ from, to }) => seconds >= from && seconds <= to)?.says ??
  'Look at the proxies on the way, from the one before the server on: let them wait for 330 s.';
