"""Small programs for working on Monstrerie; none of them is installed with it."""
