export { accessibilityStatement as text } from '@rivermark/content';
