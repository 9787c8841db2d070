import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * A chat model in OpenAI's form that follows a script: it calls the one tool it is given, then answers with
 * the address that the tool returned. `seen` keeps what it was told (the tools, and the tool's result), and what it calls the tool
 * with.
 */
export async function startScriptedModel(toolInput) {
  const seen = { tools: [], results: [], toolInput };
  const reply = async (request, response) => {
    const { messages, tools = [], stream } = await json(request);
    const result = messages.findLast((message) => message.role === 'tool');
    seen.tools = tools;
    if (result !== undefined) seen.results.push(result.content);
    const message =
      result === undefined
        ? toolCall(tools[0], seen.toolInput)
        : { role: 'assistant', content: `Here it is: ${addressIn(result.content)}` };
    answer(response, message, stream === true);
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, seen, stop: () => server.close() };
}

function toolCall(tool, input) {
  const call = {
    id: 'call_1',
    type: 'function',
    function: { name: tool.function.name, arguments: JSON.stringify(input) },
  };
  return { role: 'assistant', content: null, tool_calls: [call] };
}

function addressIn(result) {
  return /https?:[^"\\\s]+/.exec(result)?.[0] ?? 'nowhere';
}

function answer(response, message, isStream) {
  const finish = message.tool_calls === undefined ? 'stop' : 'tool_calls';
  const common = { id: 'chatcmpl-1', created: 1, model: 'scripted' };
  if (!isStream) {
    const body = {
      ...common,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const delta = { ...message, tool_calls: message.tool_calls?.map((call, index) => ({ ...call, index })) };
  const chunks = [
    { delta, finish_reason: null },
    { delta: {}, finish_reason: finish },
  ];
  const events = chunks.map(
    (choice) =>
      `data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`,
  );
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(`${events.join('')}data: [DONE]\n\n`);
}
