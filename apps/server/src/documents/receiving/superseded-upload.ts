import { AppError } from '../../errors.ts';

/** What a request is told whose upload another one goes on with. */
export const supersededUpload = () =>
  new AppError('upload-broken-off', 'Another request goes on with this upload');
