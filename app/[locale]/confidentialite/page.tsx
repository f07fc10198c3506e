import { PrivacyNotice } from '@/components/legal/PrivacyNotice';
import { namedMetadata } from '@/lib/named-metadata';

export const generateMetadata = () => namedMetadata('privacy');

export default PrivacyNotice;
