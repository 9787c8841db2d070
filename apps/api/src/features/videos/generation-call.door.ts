export { RateLimitHeadersInterceptor } from './create-video/rate-limit-headers.interceptor.js';
