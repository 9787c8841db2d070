export { SwitchWork } from './switch-work/switch-work.service.js';
export { PAUSED_SINCE, WORK_SWITCHED, WorkSwitchRepository } from './work-switch.repository.js';
