/** Keeps the river's hour for who comes to the home page from another, whose document has no script for it. */
import { keepHour } from './keep-hour.ts';

keepHour();
