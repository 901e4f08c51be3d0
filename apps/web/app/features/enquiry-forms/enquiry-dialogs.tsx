export { Toaster } from '../../ui/toaster.tsx';
export { EnquiryDialog } from './enquiry-dialog.tsx';
export { EnquiryTrigger } from './enquiry-trigger.tsx';
