import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import type { Alert, AlertChannel } from './alert.ts';

interface Told<State> {
  /** What a channel was told last; undefined where it was told nothing. */
  last(channel: AlertChannel['name']): Promise<State | undefined>;
  note(channel: AlertChannel['name'], state: State): Promise<void>;
}

/**
 * Tells each channel of a state that it does not know yet; 'ok' is known where nothing was told. One that does not
 * answer holds up no other, and is told when this is next called.
 */
export async function tellChannels<A extends Alert>(
  { channels, log }: { channels: readonly AlertChannel[]; log: FastifyBaseLogger },
  told: Told<A['state']>,
  alert: A,
): Promise<void> {
  const tell = async (channel: AlertChannel) => {
    if (((await told.last(channel.name)) ?? 'ok') === alert.state) return;
    try {
      await channel.tell(alert);
    } catch (error) {
      log.warn(
        { channel: channel.name, about: alert.about, errors: errorInLog(error) },
        'a channel could not be told',
      );
      return;
    }
    await told.note(channel.name, alert.state);
  };
  await Promise.all(channels.map(tell));
}
