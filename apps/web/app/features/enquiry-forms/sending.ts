/** What only a filled form needs: fetched when a dialog opens, not with the page. */

export { checkForm } from '@rivermark/contracts/forms';
export { failureText } from '../../api-client/failure-text.ts';
export { sendEnquiry } from '../../api-client/send-enquiry.ts';
