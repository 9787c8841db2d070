/**
 * The store's calls, many in one script, which Redis runs alone: each is all or nothing, one after the other, at
 * one time. A window is a sorted set of ids by their times; a hash has what of it is not plain: weights other
 * than 1, what was settled, and in `more` the sum of the weights less 1. KEYS: both of each window of each call.
 * ARGV: one JSON of all calls, each with its name, its id, and of each window its limit, its length in ms and a
 * weight, -1 for all. What was seen of a window holds for the rest of the script. A place is taken at the end of
 * its millisecond: whole numbers are written and read faster, and nothing leaves early. Keys last a second longer
 * than their newest place, so that they need be told so once in a second. Answers in lines: the time, and of each
 * call whether all were admitted (or `!` and why it failed), and of each window its count, when its oldest was
 * taken, and the wait.
 */
export const REDIS_LIMITER_SCRIPT = `
local redisCall = redis.call
local time = redisCall('TIME')
local now = time[1] * 1000 + time[2] / 1000
local text = function(number) return string.format('%.17g', number) end
local stamp = math.ceil(now)
local stamped = text(stamp)

local function weigh(window, place)
  return not window.plain and tonumber(redisCall('HGET', window.odd, 'w' .. place)) or 1
end

local function forget(window, place)
  if window.plain then return end
  local weight = weigh(window, place)
  if weight ~= 1 then redisCall('HINCRBY', window.odd, 'more', 1 - weight) end
  redisCall('HDEL', window.odd, 'w' .. place, 's' .. place)
end

local function oldest(window)
  local first = redisCall('ZRANGE', window.places, 0, 0, 'WITHSCORES')
  window.oldest = tonumber(first[2])
  return window.oldest or math.huge
end

local function look(window)
  if window.seen == window.length then return end
  window.seen = window.length
  window.newest = nil
  window.plain = redisCall('EXISTS', window.odd) == 0
  if oldest(window) <= now - window.length then
    local cut = now - window.length
    local left = window.plain and {} or redisCall('ZRANGEBYSCORE', window.places, '-inf', cut)
    for _, place in ipairs(left) do forget(window, place) end
    redisCall('ZREMRANGEBYSCORE', window.places, '-inf', cut)
    oldest(window)
  end
  local more = not window.plain and tonumber(redisCall('HGET', window.odd, 'more')) or 0
  window.size = redisCall('ZCARD', window.places)
  window.count = window.size + more
end

local function wait(window)
  if window.weight > window.limit then return math.huge end
  local over = window.count + window.weight - window.limit
  if over <= 1 then return window.oldest + window.length - now end
  local places = redisCall('ZRANGE', window.places, 0, math.min(over, 1000) - 1, 'WITHSCORES')
  for n = 1, #places, 2 do
    over = over - weigh(window, places[n])
    if over <= 0 or n == #places - 1 then return places[n + 1] + window.length - now end
  end
end

local function take(window, id)
  local newest = window.newest
  if not newest then
    newest = window.size > 1 and tonumber(redisCall('ZRANGE', window.places, -1, -1, 'WITHSCORES')[2]) or window.oldest
  end
  local at = newest and newest > stamp and newest or stamp
  if redisCall('ZADD', window.places, 'NX', at == stamp and stamped or text(at), id) == 0 then return end
  local lasts = math.ceil(at - now + window.length) + 1000
  if not newest or math.floor(at / 1000) ~= math.floor(newest / 1000) then redisCall('PEXPIRE', window.places, lasts) end
  if window.weight ~= 1 then
    redisCall('HSET', window.odd, 'w' .. id, window.weight)
    redisCall('HINCRBY', window.odd, 'more', window.weight - 1)
    window.plain = false
  end
  if not window.plain then redisCall('PEXPIRE', window.odd, lasts) end
  window.size = window.size + 1
  window.newest = at
  window.count = window.count + window.weight
  window.oldest = window.oldest or at
end

local function settle(window, id)
  if not redisCall('ZSCORE', window.places, id) or redisCall('HGET', window.odd, 's' .. id) then return end
  local taken = weigh(window, id)
  local stands = math.min(taken, window.weight or taken)
  if stands == 0 then
    forget(window, id)
    redisCall('ZREM', window.places, id)
    return
  end
  redisCall('HSET', window.odd, 'w' .. id, stands, 's' .. id, 1)
  if stands ~= taken then redisCall('HINCRBY', window.odd, 'more', stands - taken) end
  redisCall('PEXPIRE', window.odd, math.max(1, redisCall('PTTL', window.places)))
end

local function reserve(windows, id)
  local admitted = '1'
  for _, window in ipairs(windows) do
    if window.count + window.weight > window.limit and not redisCall('ZSCORE', window.places, id) then
      admitted = '0'
      window.wait = wait(window)
    end
  end
  if admitted == '1' then
    for _, window in ipairs(windows) do take(window, id) end
  end
  return admitted
end

local function run(call, id, windows)
  if call == 'reset' then
    for _, window in ipairs(windows) do redisCall('DEL', window.places, window.odd) end
    return '1'
  end
  for _, window in ipairs(windows) do look(window) end
  if call == 'reserve' then return reserve(windows, id) end
  if call == 'settle' then
    for _, window in ipairs(windows) do
      settle(window, id)
      window.seen = nil
      look(window)
    end
  end
  return '1'
end

local known = {}
local function windowOf(key, limit, length, weight)
  local window = known[KEYS[key]]
  if not window then
    window = { places = KEYS[key], odd = KEYS[key + 1] }
    known[KEYS[key]] = window
  end
  window.limit, window.length, window.weight, window.wait = limit, length, weight >= 0 and weight, 0
  return window
end

local answer = { stamped }
local key, told = 1, 1
for _, asked in ipairs(cjson.decode(ARGV[1])) do
  local call, id, windows = asked[1], asked[2], {}
  for at = 3, #asked, 3 do
    windows[#windows + 1] = windowOf(key, asked[at], asked[at + 1], asked[at + 2])
    key = key + 2
  end
  local ran, came = pcall(run, call, id, windows)
  if not ran then came = '!' .. string.gsub(type(came) == 'table' and came.err or tostring(came), '\\n', ' ') end
  answer[told + 1] = came
  told = told + 1
  for _, window in ipairs(windows) do
    answer[told + 1] = window.count or 0
    answer[told + 2] = window.oldest and (window.oldest == stamp and stamped or text(window.oldest)) or ''
    answer[told + 3] = window.wait == 0 and 0 or window.wait == math.huge and 'Infinity' or text(window.wait)
    told = told + 3
    if not ran or call == 'reset' then window.seen = nil end
  end
end
return table.concat(answer, '\\n')
`;
