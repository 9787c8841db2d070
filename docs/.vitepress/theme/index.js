import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import LandingClips from './landing-clips.vue';
import './landing.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(LandingClips) }),
};
