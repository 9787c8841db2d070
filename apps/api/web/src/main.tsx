import { render } from 'preact';
import { App } from './app.js';
import { speak, whenSpoken } from './words.js';

const root = document.querySelector('#dashboard');

whenSpoken(() => {
  if (root !== null) render(<App />, root);
});
void speak();
