/** The script that runs in the frame of the guest. */
import { runGuest } from './guest.js';

void runGuest();
