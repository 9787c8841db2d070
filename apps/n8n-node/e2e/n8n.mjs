import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ChildServer } from './child-server.mjs';
import { freePort } from './free-port.mjs';
import { runProgram } from './run-program.mjs';
import { waitUntil } from './wait-until.mjs';

/** Who may do everything there. */
export const OWNER = {
  email: 'owner@example.com',
  firstName: 'Test',
  lastName: 'Owner',
  password: 'Clipwright-1-test',
};
const PUSH_REF = 'clipwright-e2e';
/** n8n ends a connection that is idle for five seconds, just when a busy machine writes its next request to it. */
const ONE_CALL = { Connection: 'close' };

const QUIET = {
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
  N8N_HIRING_BANNER_ENABLED: 'false',
  N8N_DISABLED_MODULES: 'mcp-registry,instance-ai,insights',
  N8N_SECURE_COOKIE: 'false',
  N8N_BLOCK_FS_WRITE_ACCESS_OUTSIDE: 'false',
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_LOG_LEVEL: 'info',
  // How long an n8n that is told to end waits for executions.
  N8N_GRACEFUL_SHUTDOWN_TIMEOUT: '3',
};

/**
 * A real n8n with a folder of its own: its command line, its server, and the interface that its editor uses.
 */
export class N8n {
  #dir;
  #folder;
  #env;
  #server;
  #cookie = '';
  #origin = '';

  constructor({ n8nDir, folder }) {
    this.#dir = n8nDir;
    this.#folder = folder;
    this.#env = {
      ...QUIET,
      N8N_USER_FOLDER: folder,
      N8N_RESTRICT_FILE_ACCESS_TO: folder,
      N8N_ENCRYPTION_KEY: 'clipwright-e2e-only',
    };
  }

  get origin() {
    return this.#origin;
  }

  get log() {
    return this.#server?.output ?? '';
  }

  /** Whether this is an n8n of the time before workflows were published. */
  get isBefore2() {
    const manifest = readFileSync(join(this.#dir, 'node_modules/n8n/package.json'), 'utf8');
    return JSON.parse(manifest).version.startsWith('1.');
  }

  /** Where n8n looks for community nodes. */
  get nodesFolder() {
    return join(this.#folder, '.n8n/nodes');
  }

  /** Installs the packed node by hand, as n8n's docs say, from a file and without a network. */
  async installNode(tarball) {
    mkdirSync(this.nodesFolder, { recursive: true });
    const args = ['install', '--offline', '--no-audit', '--no-fund', tarball];
    const { output, exitCode } = await runProgram('npm', args, { cwd: this.nodesFolder });
    if (exitCode !== 0) throw new Error(`npm could not install the node:\n${output}`);
  }

  /** Runs an n8n command to its end; rejects with all it printed when it fails. */
  async cli(...args) {
    const env = { ...this.#env, N8N_RUNNERS_BROKER_PORT: String(await freePort()) };
    const { output, exitCode } = await runProgram(this.#node(), [this.#bin(), ...args], {
      cwd: this.#folder,
      env,
      timeoutMs: 180_000,
    });
    if (exitCode !== 0) throw new Error(`n8n ${args.join(' ')} failed:\n${output.slice(-4_000)}`);
    return output;
  }

  async importCredentials(credentials) {
    return this.cli('import:credentials', `--input=${this.#write('credentials.json', credentials)}`);
  }

  async importWorkflows(workflows) {
    return this.cli('import:workflow', `--input=${this.#write('workflows.json', workflows)}`);
  }

  /** Starts the server and signs its owner in. */
  async start() {
    const port = await freePort();
    this.#origin = `http://127.0.0.1:${port}`;
    const env = {
      ...this.#env,
      N8N_PORT: String(port),
      N8N_RUNNERS_BROKER_PORT: String(await freePort()),
      N8N_WEBHOOK_URL: this.#origin,
    };
    const args = [this.#bin(), 'start'];
    this.#server = new ChildServer({ program: this.#node(), args, env, cwd: this.#folder });
    await this.#server.printed(/Editor is now accessible via/);
    await waitUntil({ what: 'n8n to take a sign-in' }, () => this.#signIn());
  }

  /** Ends it as an update does. */
  async stop() {
    await this.#server?.stop(20_000);
  }

  async kill() {
    await this.#server.kill();
  }

  /** One call of the editor's interface; resolves with its `data`. Rejects on any error status. */
  async rest(method, path, body) {
    const response = await this.#send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text).data;
  }

  /** Runs a workflow as the editor does, from its trigger. Resolves with the execution's id at once. */
  async run(workflowId, triggerName) {
    const { executionId } = await this.rest('POST', `workflows/${workflowId}/run`, {
      workflowData: await this.rest('GET', `workflows/${workflowId}`),
      triggerToStartFrom: { name: triggerName },
    });
    return executionId;
  }

  /** All that the editor lists. */
  async nodeTypes() {
    const headers = { ...ONE_CALL, Cookie: this.#cookie };
    const response = await fetch(`${this.#origin}/types/nodes.json`, { headers });
    return response.json();
  }

  async publish(workflowId) {
    const { versionId } = await this.rest('GET', `workflows/${workflowId}`);
    if (this.isBefore2) await this.rest('PATCH', `workflows/${workflowId}`, { active: true, versionId });
    else await this.rest('POST', `workflows/${workflowId}/activate`, { versionId });
  }

  async unpublish(workflowId) {
    if (this.isBefore2) await this.rest('PATCH', `workflows/${workflowId}`, { active: false });
    else await this.rest('POST', `workflows/${workflowId}/deactivate`);
  }

  async stopExecution(executionId) {
    return this.rest('POST', `executions/${executionId}/stop`, {});
  }

  /**
   * What the Retry button does, with the workflow as it was or as it is saved now. Resolves when the new execution has
   * ended, with that one.
   */
  async retry(executionId, { loadWorkflow = false } = {}) {
    const { workflowId } = await this.rest('GET', `executions/${executionId}`);
    const { id } = await this.rest('POST', `executions/${executionId}/retry`, { loadWorkflow });
    // An n8n before 2 answers when all is over, and without an id.
    return this.finished(id ?? (await this.executionsOf(workflowId))[0].id);
  }

  /** An execution with its data unpacked, once it has ended (or waits); its data may come after its state. */
  async finished(executionId, withinMs = 240_000) {
    const { parse } = createRequire(join(this.#dir, 'node_modules/n8n/package.json'))('flatted');
    const over = new Set(['success', 'error', 'canceled', 'crashed', 'waiting']);
    return waitUntil({ what: `execution ${executionId} to end`, withinMs }, async () => {
      const found = await this.rest('GET', `executions/${executionId}`);
      const data = over.has(found.status) ? parse(found.data) : undefined;
      return data === undefined ? null : { ...found, data };
    });
  }

  async executionsOf(workflowId) {
    const filter = encodeURIComponent(JSON.stringify({ workflowId }));
    const { results } = await this.rest('GET', `executions?filter=${filter}&limit=20`);
    return results;
  }

  /** The bytes of a binary field. */
  async binary({ id, data }) {
    if (id === undefined) return Buffer.from(data, 'base64');
    const response = await this.#send('GET', `binary-data?action=download&id=${encodeURIComponent(id)}`);
    if (!response.ok) throw new Error(`binary data: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** The Node that was installed with an n8n which does not run on this one. */
  #node() {
    const own = join(this.#dir, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
    return existsSync(own) ? own : process.execPath;
  }

  #bin() {
    return join(this.#dir, 'node_modules/n8n/bin/n8n');
  }

  #write(name, content) {
    const file = join(this.#folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  #send(method, path, body) {
    const headers = {
      ...ONE_CALL,
      Cookie: this.#cookie,
      'push-ref': PUSH_REF,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    return fetch(`${this.#origin}/rest/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The first time makes the owner. */
  async #signIn() {
    const { email: emailOrLdapLoginId, password } = OWNER;
    const setUp = await this.#send('POST', 'owner/setup', OWNER);
    const response = setUp.ok ? setUp : await this.#send('POST', 'login', { emailOrLdapLoginId, password });
    if (!response.ok) return false;
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    return true;
  }
}
