/** A guest of an open house who signed in on this device and may not have arrived yet. */
export interface QueuedGuest {
  readonly key: string;
  /** The sign-in page's path, which also takes the guest. */
  readonly path: string;
  readonly entries: Readonly<Record<string, string>>;
  /** By this device's clock, in milliseconds since 1970. */
  readonly typedAt: number;
}

const STORE = 'guest';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Guests on this device, kept until the server has acknowledged each. */
export interface GuestQueue {
  /** Resolves once the guest is on the disk: the tablet may be switched off then. */
  add(guest: QueuedGuest): Promise<void>;
  all(): Promise<QueuedGuest[]>;
  remove(key: string): Promise<void>;
}

/** Rejects where the browser stores nothing, as in some private windows. */
export async function openGuestQueue(): Promise<GuestQueue> {
  const opening = indexedDB.open('open-house', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const db = await resultOf(opening);
  const write = (change: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(STORE));
    });
  return {
    add: (guest) => write((store) => store.add(guest)),
    all: () => resultOf<QueuedGuest[]>(db.transaction(STORE).objectStore(STORE).getAll()),
    remove: (key) => write((store) => store.delete(key)),
  };
}
