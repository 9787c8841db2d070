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
  return not window.plain and tonumber(redis.call('HGET', window.odd, 'w' .. place)) or 1
end

local function forget(window, place)
  if window.plain then return end
  local weight = weigh(window, place)
  if weight ~= 1 then redis.call('HINCRBY', window.odd, 'more', 1 - weight) end
  redis.call('HDEL', window.odd, 'w' .. place, 's' .. place)
end

local function oldest(window)
  local first = redis.call('ZRANGE', window.places, 0, 0, 'WITHSCORES')
  window.oldest = first[2] or ''
  return tonumber(first[2]) or math.huge
end

local function look(window)
  window.plain = redis.call('EXISTS', window.odd) == 0
  if oldest(window) <= now - window.length then
    local cut = text(now - window.length)
    local left = window.plain and {} or redis.call('ZRANGEBYSCORE', window.places, '-inf', cut)
    for _, place in ipairs(left) do forget(window, place) end
    redis.call('ZREMRANGEBYSCORE', window.places, '-inf', cut)
    oldest(window)
  end
  local more = not window.plain and tonumber(redis.call('HGET', window.odd, 'more')) or 0
  window.count = redis.call('ZCARD', window.places) + more
end

local function wait(window)
  if window.weight > window.limit then return math.huge end
  local over = window.count + window.weight - window.limit
  local places = redis.call('ZRANGE', window.places, 0, math.min(over, 1000) - 1, 'WITHSCORES')
  for n = 1, #places, 2 do
    over = over - weigh(window, places[n])
    if over <= 0 or n == #places - 1 then return places[n + 1] + window.length - now end
  end
end

local function take(window)
  local newest = window.count > 0 and redis.call('ZRANGE', window.places, -1, -1, 'WITHSCORES') or {}
  local at = math.max(now, tonumber(newest[2]) or now)
  local lasts = math.ceil(at - now + window.length) + 1000
  redis.call('ZADD', window.places, text(at), id)
  redis.call('PEXPIRE', window.places, lasts)
  if window.weight ~= 1 then
    redis.call('HSET', window.odd, 'w' .. id, window.weight)
    redis.call('HINCRBY', window.odd, 'more', window.weight - 1)
  end
  if window.weight ~= 1 or not window.plain then redis.call('PEXPIRE', window.odd, lasts) end
  window.count = window.count + window.weight
  if window.oldest == '' then window.oldest = text(at) end
end

local function settle(window)
  if not window.held or redis.call('HGET', window.odd, 's' .. id) then return end
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
  look(window)
  window.held = call ~= 'peek' and redis.call('ZSCORE', window.places, id)
  if call == 'reserve' and not window.held and window.count + window.weight > window.limit then
    admitted = 0
    window.wait = wait(window)
  end
end

local answer = { tostring(admitted), text(now) }
for _, window in ipairs(windows) do
  if call == 'settle' then
    settle(window)
    look(window)
  end
  if call == 'reserve' and admitted == 1 and not window.held then take(window) end
  table.insert(answer, text(window.count))
  table.insert(answer, window.oldest)
  table.insert(answer, window.wait == math.huge and 'Infinity' or text(window.wait))
end
return answer
`;
