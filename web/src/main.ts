import '@fontsource-variable/brygada-1918/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { languages } from './lib/language.svelte';

const target = document.getElementById('app');
languages.begin();
await languages.load('common', 'front');
if (target) {
  mount(App, { target });
}
