import { AppError } from '../../errors.ts';

/** The error for a request whose upload a newer request continues. */
export const supersededUpload = () =>
  new AppError('upload-broken-off', 'Another request goes on with this upload');
