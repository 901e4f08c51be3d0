import { AppError } from '../../errors.ts';

export const noSuchUpload = (): AppError => new AppError('no-such-upload', 'There is no such upload');
