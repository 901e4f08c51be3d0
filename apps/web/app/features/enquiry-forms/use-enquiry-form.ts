type Sender = typeof import('./sender.ts');
