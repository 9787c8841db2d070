// What the compiled module offers.
export { run } from './pixel-pass';
export { runSheets, mirror, readySheet, readyPlate } from './sheets';
export { skyRow, waterRow } from './soft';
export { silk } from './silk';
