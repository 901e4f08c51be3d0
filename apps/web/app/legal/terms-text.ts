export { termsOfService as text } from '@rivermark/content';
