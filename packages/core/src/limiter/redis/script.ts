/**
 * Every call of the store, as one script, which Redis runs alone. A window is a sorted set of ids by their
 * times; a hash has what of it is not plain: weights other than 1, what was settled, and in `more` the sum of
 * the weights less 1. KEYS: both of each window. ARGV: the call, the id, and of each window its limit, its
 * length in ms and a weight, empty for all. Answers text: whether all were admitted, the time, and of each
 * window its count, when its oldest was taken, and the wait.
 */
export const REDIS_LIMITER_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local call, id = ARGV[1], ARGV[2]
local text = function(number) return string.format('%.17g', number) end

local windows = {}
for n = 1, #KEYS / 2 do
  windows[n] = {
    places = KEYS[2 * n - 1], odd = KEYS[2 * n],
    limit = tonumber(ARGV[3 * n]), length = tonumber(ARGV[3 * n + 1]), weight = tonumber(ARGV[3 * n + 2]), wait = 0
  }
end

local function weigh(window, place)
  return tonumber(redis.call('HGET', window.odd, 'w' .. place)) or 1
end

local function forget(window, place)
  local weight = weigh(window, place)
  if weight ~= 1 then redis.call('HINCRBY', window.odd, 'more', 1 - weight) end
  redis.call('HDEL', window.odd, 'w' .. place, 's' .. place)
end

local function expire(window)
  local cut = text(now - window.length)
  if redis.call('EXISTS', window.odd) == 1 then
    for _, place in ipairs(redis.call('ZRANGEBYSCORE', window.places, '-inf', cut)) do forget(window, place) end
  end
  redis.call('ZREMRANGEBYSCORE', window.places, '-inf', cut)
end

local function count(window)
  return redis.call('ZCARD', window.places) + (tonumber(redis.call('HGET', window.odd, 'more')) or 0)
end

local function wait(window)
  if window.weight > window.limit then return math.huge end
  local over = count(window) + window.weight - window.limit
  local places = redis.call('ZRANGE', window.places, 0, math.min(over, 1000) - 1, 'WITHSCORES')
  for n = 1, #places, 2 do
    over = over - weigh(window, places[n])
    if over <= 0 or n == #places - 1 then return places[n + 1] + window.length - now end
  end
end

local function take(window)
  local newest = redis.call('ZRANGE', window.places, -1, -1, 'WITHSCORES')
  local at = math.max(now, tonumber(newest[2]) or now)
  redis.call('ZADD', window.places, text(at), id)
  if window.weight ~= 1 then
    redis.call('HSET', window.odd, 'w' .. id, window.weight)
    redis.call('HINCRBY', window.odd, 'more', window.weight - 1)
  end
  local lasts = math.ceil(at - now + window.length) + 1000
  redis.call('PEXPIRE', window.places, lasts)
  redis.call('PEXPIRE', window.odd, lasts)
end

local function settle(window)
  if not redis.call('ZSCORE', window.places, id) or redis.call('HGET', window.odd, 's' .. id) then return end
  local taken = weigh(window, id)
  local stands = math.min(taken, window.weight or taken)
  if stands == 0 then
    forget(window, id)
    redis.call('ZREM', window.places, id)
    return
  end
  redis.call('HSET', window.odd, 'w' .. id, stands, 's' .. id, 1)
  if stands ~= taken then redis.call('HINCRBY', window.odd, 'more', stands - taken) end
  redis.call('PEXPIRE', window.odd, math.max(1, redis.call('PTTL', window.places)))
end

if call == 'reset' then
  redis.call('DEL', unpack(KEYS))
  return {}
end

local admitted = 1
for _, window in ipairs(windows) do
  expire(window)
  window.held = redis.call('ZSCORE', window.places, id)
  if call == 'reserve' and not window.held and count(window) + window.weight > window.limit then
    admitted = 0
    window.wait = wait(window)
  end
end

local answer = { tostring(admitted), text(now) }
for _, window in ipairs(windows) do
  if call == 'settle' then settle(window) end
  if call == 'reserve' and admitted == 1 and not window.held then take(window) end
  local oldest = redis.call('ZRANGE', window.places, 0, 0, 'WITHSCORES')
  table.insert(answer, text(count(window)))
  table.insert(answer, oldest[2] or '')
  table.insert(answer, window.wait == math.huge and 'Infinity' or text(window.wait))
end
return answer
`;
