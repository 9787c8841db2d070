/** Where something that is fetched is on this machine, or would be. A folder of that name is always whole. */
export interface Asset {
  readonly folder: string;
  readonly state: 'here' | 'absent';
}
