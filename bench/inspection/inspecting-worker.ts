/** Inspects the chunks of many documents in the order in which they come. */
import { parentPort } from 'node:worker_threads';
import { type Inspection, inspectDocument } from '@rivermark/pdf-inspection';

const inspections = new Map<number, Inspection>();

parentPort?.on('message', ({ id, document, chunk }: { id: number; document: number; chunk: Uint8Array }) => {
  const inspection = inspections.get(document) ?? inspectDocument(['application/pdf']);
  inspections.set(document, inspection);
  let refusal = inspection.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  while (inspection.isBehind) refusal = inspection.goOn();
  parentPort?.postMessage({ id, refusal });
});
