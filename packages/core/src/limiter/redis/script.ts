/**
 * The store's calls, many in one script, which Redis runs alone: each is all or nothing, one after the other, at one time. A window is a list of its
 * places in their order. Each begins with what is its own: its number, which is when it was taken, in microseconds, and its weight, below 0 once it was
 * settled. Then comes what was true of the whole window when it came, and holds for the newest: when the oldest that counts was taken, how much counts,
 * how many at the front have left and are still there, and how many have an id. Last, who gave the number, which no two scripts are, and the id that the
 * caller gave, if one did: a hash knows the number by it. So a new place is one look at the newest and one write, a place is found among many by its
 * number, and nobody looks for an id that nobody gave.
 *
 * KEYS: the list of each window of each call, and the hash too but for calls that are the number of a shape. ARGV: one JSON of who gives numbers, of the
 * shapes (limit, length in ms, weight), and of the calls: the number of a shape, for a new place without an id in one window; else its name, its id, and
 * of each window its limit, length and weight, -1 for all. A window is cleared of what left 16 places at a time; of many, those that all weigh 1 are not
 * read. Keys last a second longer than their newest place, so that they need be told so once in a second. Answers with whole numbers: the time in
 * microseconds, and of each call whether all were admitted (for a shape how far its number is ahead of the time, plus 1; or why the call failed: IDS
 * where it has to come again with the hash), then of each window its count, the age of its oldest, and where not all were admitted the wait, -1 without
 * end.
 */
export const REDIS_LIMITER_SCRIPT: string = `
local call, write, read, sub, ceil, abs = redis.call, struct.pack, struct.unpack, string.sub, math.ceil, math.abs
local max, min = math.max, math.min
local PLACE, NEW_PLACE, GIVER, ID = '>ddddI4I4', '>ddddI4I4c6', 41, 47
local SECOND, MOST_GONE, MOST_READ = 1000000, 16, 1000
local time = call('TIME')
local now = time[1] * SECOND + time[2]
local asked = cjson.decode(ARGV[1])
local giver, shapes, calls = asked[1], asked[2], asked[3]
local number = now

local function lasts(taken, length)
  return ceil((taken - now + length) / 1000) + 1000
end

local function add(places, newest, taken, length, place)
  call('RPUSH', places, place)
  if newest < taken - taken % SECOND then call('PEXPIRE', places, lasts(taken, length)) end
end

local function told(window)
  return write(PLACE, window.newest, window.weight, window.oldest, window.count, window.gone, window.named) .. window.rest
end

local function empty(window)
  window.newest, window.oldest, window.count, window.gone, window.named = 0, nil, 0, 0, 0
  window.rest, window.forgets = '', false
end

local function skip(window, edge)
  local low, high = window.gone, call('LLEN', window.places) - 1
  if window.named > 0 or window.count ~= high - low + 1 then return end
  while low < high do
    local at = math.floor((low + high) / 2)
    if read('>d', call('LINDEX', window.places, at)) > edge then high = at else low = at + 1 end
  end
  window.oldest = read('>d', call('LINDEX', window.places, low))
  window.count, window.gone = window.count - low + window.gone, low
end

local function leave(window, edge)
  if window.named > 0 and not window.ids then error({ err = 'IDS' }) end
  if window.newest <= edge then
    call('DEL', window.places)
    if window.ids then call('DEL', window.ids) end
    return empty(window)
  end
  window.forgets = window.named > 0
  local step = 2
  while window.oldest <= edge do
    local ids = {}
    for _, place in ipairs(call('LRANGE', window.places, window.gone, window.gone + step - 1)) do
      local taken, weight = read('>dd', place)
      if taken > edge then
        window.oldest = taken
        break
      end
      window.count, window.gone = window.count - abs(weight), window.gone + 1
      if #place >= ID then ids[#ids + 1] = sub(place, ID + 1) end
    end
    if #ids > 0 then call('HDEL', window.ids, unpack(ids)) end
    window.named = window.named - #ids
    step = min(step * 4, MOST_READ)
    if step > 100 and window.oldest <= edge then skip(window, edge) end
  end
end

local function look(window, last)
  if last then
    window.newest, window.weight, window.oldest, window.count, window.gone, window.named = read(PLACE, last)
    window.rest = sub(last, GIVER)
    if window.oldest <= now - window.length then leave(window, now - window.length) end
  else
    empty(window)
  end
end

local function tidy(window)
  local gone = window.gone
  if gone < MOST_GONE and not window.forgets then return end
  window.gone = 0
  local wrote = redis.pcall('LSET', window.places, -1, told(window))
  if wrote.err then window.gone = gone else call('LTRIM', window.places, gone, -1) end
end

local function wait(window)
  if window.ask > window.limit then return -1 end
  local over = window.count + window.ask - window.limit
  if over <= 1 then return ceil(window.oldest + window.length - now) end
  local taken, weight
  for _, place in ipairs(call('LRANGE', window.places, window.gone, window.gone + min(over, MOST_READ) - 1)) do
    taken, weight = read('>dd', place)
    over = over - abs(weight)
    if over <= 0 then break end
  end
  return ceil(taken + window.length - now)
end

local function take(window, id)
  local newest, gone = window.newest, window.gone
  window.newest, window.weight, window.rest = max(number, newest + 1), window.ask, giver .. id
  window.oldest = window.oldest or window.newest
  window.count = window.count + window.ask
  if gone >= MOST_GONE then window.gone = 0 end
  add(window.places, newest, window.newest, window.length, told(window))
  if gone >= MOST_GONE then call('LTRIM', window.places, gone, -1) end
end

local function name(window, id)
  local newest, taken = window.newest, max(number, window.newest + 1)
  if window.named == 0 then call('DEL', window.ids) end
  if call('HSETNX', window.ids, id, string.format('%.0f', taken)) == 0 then return end
  if newest < taken - taken % SECOND or #window.rest <= ID - GIVER then
    call('PEXPIRE', window.ids, lasts(taken, window.length))
  end
  window.named = window.named + 1
  take(window, ':' .. id)
end

local function find(window, id)
  local taken, from = window.named > 0 and tonumber(call('HGET', window.ids, id)), nil
  if not taken then
    taken, from = string.match(id, '^@(%d+)%.(%w%w%w%w%w%w)$')
    taken = tonumber(taken)
  end
  if not taken or taken > window.newest then return end
  local length = call('LLEN', window.places)
  local low, high = max(window.gone, length - 1 - (window.newest - taken)), length - 1
  local at = low
  while low <= high do
    local place = call('LINDEX', window.places, at)
    local there, weight = read('>dd', place)
    if there == taken then
      local is = sub(place, from and GIVER or ID) == (from or ':' .. id)
      return is and { at = at, newest = at == length - 1, nearHead = at * 2 < length, bytes = place, weight = weight } or nil
    end
    if there < taken then low = at + 1 else high = at - 1 end
    at = math.floor((low + high) / 2)
  end
end

local function remove(window, place)
  local isOldest, hasId = place.at == window.gone, #place.bytes >= ID
  if hasId then window.named = window.named - 1 end
  if isOldest and place.newest then
    call('DEL', window.places)
    empty(window)
  elseif place.newest then
    local before = call('LINDEX', window.places, -2)
    window.newest, window.weight = read('>dd', before)
    window.rest = sub(before, GIVER)
    call('LSET', window.places, -2, told(window))
    call('RPOP', window.places)
  else
    if isOldest then window.oldest = read('>d', call('LINDEX', window.places, place.at + 1)) end
    call('LSET', window.places, -1, told(window))
    call('LREM', window.places, place.nearHead and 1 or -1, place.bytes)
  end
  if hasId then call('HDEL', window.ids, sub(place.bytes, ID + 1)) end
end

local function settle(window, id)
  local place = find(window, id)
  if not place or place.weight < 0 then return end
  local stands = window.ask < 0 and place.weight or min(place.weight, window.ask)
  window.count = window.count - place.weight + stands
  if stands == 0 then return remove(window, place) end
  if place.newest then
    window.weight = -stands
  else
    call('LSET', window.places, place.at, sub(place.bytes, 1, 8) .. write('>d', -stands) .. sub(place.bytes, 17))
  end
  call('LSET', window.places, -1, told(window))
end

local function reserve(windows, id)
  local admitted = 1
  for _, window in ipairs(windows) do
    local isFull = window.count + window.ask > window.limit
    window.held = (isFull or sub(id, 1, 1) == '@') and find(window, id)
    if isFull and not window.held then
      admitted = 0
      window.wait = wait(window)
    end
  end
  if admitted == 0 then return 0 end
  for _, window in ipairs(windows) do
    if not window.held then name(window, id) end
  end
  return 1
end

local function takeNew(window)
  if window.count + window.ask <= window.limit then
    take(window, '')
    return window.newest - now + 1
  end
  window.wait = wait(window)
  return 0
end

local function run(what, id, windows)
  local admitted = 1
  for _, window in ipairs(windows) do
    look(window, call('LINDEX', window.places, -1))
    if what == 'reset' then
      number = max(number, window.newest)
      leave(window, window.newest)
    end
    if what == 'settle' then settle(window, id) end
  end
  if what == 'reserve' then admitted = reserve(windows, id) end
  if what == 'takeLeaving' then admitted = takeNew(windows[1]) end
  for _, window in ipairs(windows) do tidy(window) end
  return admitted
end

local answer, at, key = { now }, 1, 1

local function tell(state, windows)
  at = at + 1
  answer[at] = state
  for _, window in ipairs(windows) do
    answer[at + 1], answer[at + 2] = window.count, window.oldest and now - window.oldest or 0
    at = at + 2
    if state == 0 then
      at = at + 1
      answer[at] = window.wait
    end
  end
end

local function takeSlowly(window, last)
  look(window, last)
  local state = takeNew(window)
  tidy(window)
  tell(state, { window })
end

local function takeQuickly(places, shape)
  local limit, length, ask = shape[1], shape[2] * 1000, shape[3]
  local last = call('LINDEX', places, -1)
  local newest, oldest, count, gone, named, _ = 0, now, 0, 0, 0
  if last then newest, _, oldest, count, gone, named = read(PLACE, last) end
  count = count + ask
  if count > limit or oldest <= now - length then
    return takeSlowly({ places = places, ids = false, limit = limit, length = length, ask = ask, wait = 0 }, last)
  end
  local taken = newest < number and number or newest + 1
  if not last then oldest = taken end
  add(places, newest, taken, length, write(NEW_PLACE, taken, ask, oldest, count, gone, named, giver))
  answer[at + 1], answer[at + 2], answer[at + 3] = taken - now + 1, count, now - oldest
  at = at + 3
end

local function runAsked(one)
  local windows = {}
  for field = 3, #one, 3 do
    windows[#windows + 1] = {
      places = KEYS[key], ids = KEYS[key + 1],
      limit = one[field], length = one[field + 1] * 1000, ask = one[field + 2], wait = 0, count = 0, gone = 0,
    }
    key = key + 2
  end
  local ran, came = pcall(run, one[1], one[2], windows)
  if not ran then return false, came end
  tell(came, windows)
  return true
end

for n = 1, #calls do
  local one = calls[n]
  number = number + 1
  local ran, came
  if type(one) == 'number' then
    key = key + 1
    ran, came = pcall(takeQuickly, KEYS[key - 1], shapes[one])
  else
    ran, came = runAsked(one)
  end
  if not ran then tell(type(came) == 'table' and came.err or tostring(came), {}) end
end
return answer
`;
