import { readConfig } from '../config/read-config.js';
import type { Config } from '../config/config.js';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';

/** The configuration of this process, with every kind of engine known. @throws ConfigError */
export const loadConfig = (): Config => readConfig(ENGINE_KINDS);
