// What the compiled module offers.
export { run, warp, layOver } from './pixel-pass';
export { runSheets, mirror, readySheet, readyPlate } from './sheets';
