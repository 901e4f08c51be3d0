/**
 * The desk's program for one uploaded photo: re-encodes it and prints the outcome as JSON. Without
 * the database and the settings it starts in a fraction of the time of `drafts.ts`.
 */
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@rivermark/contracts/renderer';
import { rendererPlaces } from '../publishing/renderer-places.ts';

const [from = '', folder = '', turned = '0'] = process.argv.slice(2);
const { program } = rendererPlaces(folder);
const renderer: Renderer = await import(pathToFileURL(program).href);
process.stdout.write(`${JSON.stringify(await renderer.takePhoto(from, folder, Number(turned)))}\n`);
